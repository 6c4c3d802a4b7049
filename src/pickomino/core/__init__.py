"""The rules of both editions as pure functions on immutable states; standard library only."""
