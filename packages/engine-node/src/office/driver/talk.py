"""What the driver says: one JSON object a line on standard output."""

import json
import sys


def say(event, **values):
    sys.stdout.write(json.dumps({'event': event, **values}) + '\n')
    sys.stdout.flush()
