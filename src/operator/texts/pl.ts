import Error from '#src/shell/i18n/Error/pl.json'
import shell from '#src/shell/i18n/shell/pl.json'
import ui from '#src/ui/i18n/pl.json'
import operator from '../i18n/pl.json'

export const texts = { Error, shell, ui, operator }
