"""What one stranger may cost the others: connections, sizes, rates."""
