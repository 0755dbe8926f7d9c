"""Fonts that documents name and few systems have, and the free font that stands in: of its kind, and about as wide.

LibreOffice and the system know a part of them only, and the others would get serifs, whatever they look like.
"""

import os

NAMES = {
    'Liberation Sans': [
        'Aptos',
        'Aptos Display',
        'Aptos SemiBold',
        'Arial Unicode MS',
        'Avenir',
        'Avenir Next',
        'Grandview',
        'Helvetica Neue',
        'Inter',
        'Lucida Grande',
        'Lucida Sans',
        'Lucida Sans Unicode',
        'Microsoft Sans Serif',
        'MS Sans Serif',
        'Roboto',
        'Segoe UI',
        'Segoe UI Light',
        'Segoe UI Semibold',
        'Tahoma',
        'Trebuchet MS',
    ],
    'Carlito': [
        'Calibri Light',
        'Candara',
        'Comic Sans MS',
        'Corbel',
        'Gill Sans',
        'Gill Sans MT',
        'Lato',
        'Optima',
        'Tw Cen MT',
    ],
    'DejaVu Sans': ['Arial Black', 'Verdana'],
    'Noto Sans': ['Montserrat', 'Open Sans', 'Poppins', 'Raleway', 'Source Sans Pro', 'Ubuntu'],
    'Liberation Sans Narrow': [
        'Bahnschrift',
        'Franklin Gothic Book',
        'Franklin Gothic Medium',
        'Impact',
        'Roboto Condensed',
    ],
    'URW Gothic': ['Avant Garde', 'Century Gothic', 'Futura'],
    'Liberation Mono': [
        'Andale Mono',
        'Aptos Mono',
        'Cascadia Code',
        'Cascadia Mono',
        'Consolas',
        'Lucida Console',
        'Menlo',
        'Monaco',
    ],
    'Liberation Serif': ['Baskerville', 'Garamond', 'Perpetua'],
}

STAND_INS = {font: stand_in for stand_in, fonts in NAMES.items() for font in fonts}


def write_font_settings(folder):
    """Writes settings of Fontconfig that add to those of the system; returns their path."""
    path = os.path.join(folder, 'fonts.conf')

    with open(path, 'w', encoding='utf-8') as file:
        file.write(font_settings())

    return path


def font_settings():
    aliases = ''.join(
        f'<alias binding="same"><family>{font}</family><accept><family>{stand_in}</family></accept></alias>\n'
        for font, stand_in in STAND_INS.items()
    )

    return (
        '<?xml version="1.0"?>\n<fontconfig>\n'
        f'{aliases}<include>/etc/fonts/fonts.conf</include>\n</fontconfig>\n'
    )
