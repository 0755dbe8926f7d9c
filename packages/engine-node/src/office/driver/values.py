"""Property values as UNO takes them."""

import uno
from com.sun.star.beans import PropertyValue


def properties(values):
    """A sequence of named values from a dictionary."""
    return tuple(value_of(name, value) for name, value in values.items())


def typed(values):
    """The same as one value that may stand inside another property."""
    return uno.Any('[]com.sun.star.beans.PropertyValue', properties(values))


def value_of(name, value):
    made = PropertyValue()
    made.Name = name
    made.Value = value

    return made
