import Error from '#src/shell/i18n/Error/de.json'
import shell from '#src/shell/i18n/shell/de.json'
import ui from '#src/ui/i18n/de.json'
import operator from '../i18n/de.json'

export const texts = { Error, shell, ui, operator }
