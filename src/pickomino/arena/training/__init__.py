"""How the champion's nets are made: self-play under the exact turn solver, and fitted value iteration."""
