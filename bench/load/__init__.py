"""What a server takes, and what it costs: `python -m bench.load` measures it beside others."""
