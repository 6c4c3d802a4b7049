"""Players that decide by themselves: the Bot protocol, one strategy a file, a registry of spec strings."""

from __future__ import annotations

from .bot import Bot
from .registry import BotSpecError, bot_names, make_bot

__all__ = ["Bot", "BotSpecError", "bot_names", "make_bot"]
