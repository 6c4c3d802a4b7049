"""Views: a position as text or as a picture, a rule set as a rule sheet; pure functions for every front end.

>>> from pickomino.core import parse_position
>>> print(position_text(parse_position("24 -/25 - 1 4WWWW:"), ["Ann", "Bob"], ascii_only=True))
+----+
| 24 |
| ~  |
+----+
<BLANKLINE>
> Ann  no tile  0 worms
  Bob  [25]  2 worms
<BLANKLINE>
Set aside [4][W][W][W][W]  24 in all
Ann rolls 3 dice or stops.
"""

from .facts import position_facts
from .rulebook import differences, rule_sheet
from .svg import position_svg
from .text import position_rich, position_text

__all__ = ["differences", "position_facts", "position_rich", "position_svg", "position_text", "rule_sheet"]
