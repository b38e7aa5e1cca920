"""What of the page needs no layout: its scripts run in node, without a browser."""
