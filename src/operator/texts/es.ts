import Error from '#src/shell/i18n/Error/es.json'
import shell from '#src/shell/i18n/shell/es.json'
import ui from '#src/ui/i18n/es.json'
import operator from '../i18n/es.json'

export const texts = { Error, shell, ui, operator }
