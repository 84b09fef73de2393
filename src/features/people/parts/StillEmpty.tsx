import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminMessage } from '#shared/contract/messages.ts'
import { LANGUAGES, nameOfLanguage } from '#shared/domain/languages.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { FirstSpoken, useSpoken } from '../spoken.ts'

/** In which of the tenant's languages nothing is written yet, and what their readers see instead. */
export function StillEmpty({ words }: { words: AdminMessage['words'] }) {
  const { t, i18n } = useTranslation()
  const spoken = useSpoken()
  const first = use(FirstSpoken)
  const missing = LANGUAGES.filter(
    ({ shortName }) => spoken.includes(shortName) && words.every(({ language }) => language !== shortName),
  )
  if (missing.length === 0) return null
  if (missing.some(({ shortName }) => shortName === first)) {
    return <Notice tone="warn">{t('people.refused.wordsMissing')}</Notice>
  }
  const names = missing.map(({ name }) => name)
  return (
    <Notice tone="warn">
      {t('people.messages.stillEmpty', {
        languages: new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names),
        first: nameOfLanguage(first),
      })}
    </Notice>
  )
}
