"""The odds of every choice in a position, as JSON."""

import json

import pickomino
from pickomino.coach.coach_json import odds_json

state = pickomino.parse_position("21.22.24.27.30.33 25/23 - 1 44W:12355")
print(json.dumps(odds_json(pickomino.find_odds(state)), indent=2))
