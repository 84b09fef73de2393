import Error from '#src/shell/i18n/Error/en.json'
import shell from '#src/shell/i18n/shell/en.json'
import ui from '#src/ui/i18n/en.json'
import operator from '../i18n/en.json'

export const texts = { Error, shell, ui, operator }
