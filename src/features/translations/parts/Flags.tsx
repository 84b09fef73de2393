import { useTranslation } from 'react-i18next'
import { flagsOf } from '#shared/content/translations/flags.ts'
import type { Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import { Chip } from '#src/ui/Chip.tsx'
import styles from '../Translations.module.css'
import { useTranslating } from '../use-translating.ts'

const TONES = { missing: 'warn', outdated: 'warn', long: 'bad' } as const

/** What is to be done about a text in a language; nothing where it is right. */
export function Flags({ unit, language }: { unit: Unit; language: Language }) {
  const { t } = useTranslation()
  const { source } = useTranslating()
  const flags = flagsOf(unit, language, source)
  if (flags.length === 0) return null
  return (
    <span className={styles.flags}>
      {flags.map((flag) => (
        <Chip key={flag} tone={TONES[flag]}>
          {t(`translations.flag.${flag}`)}
        </Chip>
      ))}
    </span>
  )
}
