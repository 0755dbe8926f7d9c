"""Fonts that documents name and few systems have, and the free font that stands in: of its kind, and about as wide.

LibreOffice and the system know a part of them only, and the others would get serifs, whatever they look like.
"""

import os

from font_words import KINDS

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
        'Segoe Print',
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
    'Liberation Serif': ['Baskerville', 'Garamond', 'Perpetua', 'Sanskrit Text'],
}

STAND_INS = {font: stand_in for stand_in, fonts in NAMES.items() for font in fonts}


def write_font_settings(folder):
    """Writes settings of Fontconfig that add to those of the system; returns their path."""
    path = os.path.join(folder, 'fonts.conf')

    with open(path, 'w', encoding='utf-8') as file:
        file.write(font_settings())

    return path


# What LibreOffice asks for besides a name it does not have, as the document says or the style around it: the system
# would take wider fonts than most have. It still chooses, where a script needs another font.
CLASSES = {'sans': 'Liberation Sans', 'serif': 'Liberation Serif'}

# The system takes letters of these languages from a font made for screens.
ARABIC_LANGUAGES = ['ar', 'ckb', 'fa', 'ps', 'sd', 'ug', 'ur']
ARABIC_FONT = 'Noto Naskh Arabic'


def font_settings():
    words = ''.join(word_rule(word, stand_in) for stand_in, words in KINDS for word in words)
    aliases = ''.join(
        f'<alias binding="same"><family>{font}</family><accept><family>{stand_in}</family></accept></alias>\n'
        for font, stand_in in STAND_INS.items()
    )
    arabic = ''.join(language_rule(language, ARABIC_FONT) for language in ARABIC_LANGUAGES)
    classes = ''.join(class_rule(name, stand_in) for name, stand_in in CLASSES.items())

    return (
        '<?xml version="1.0"?>\n<fontconfig>\n'
        f'{words}{aliases}{classes}{arabic}<include>/etc/fonts/fonts.conf</include>\n</fontconfig>\n'
    )


def word_rule(word, stand_in):
    """Each is put right behind the name, so that the last one that fits comes first."""
    return rule(f'<test qual="first" name="family" compare="contains"><string>{word}</string></test>', 'append', 'same', stand_in)


def class_rule(name, stand_in):
    return rule(f'<test name="family"><string>{name}</string></test>', 'prepend', 'weak', stand_in)


def language_rule(language, stand_in):
    test = f'<test name="lang" compare="contains"><string>{language}</string></test>'

    return rule(test, 'prepend', 'weak', stand_in)


def rule(test, mode, binding, stand_in):
    edit = f'<edit name="family" mode="{mode}" binding="{binding}"><string>{stand_in}</string></edit>'

    return f'<match target="pattern">{test}{edit}</match>\n'
