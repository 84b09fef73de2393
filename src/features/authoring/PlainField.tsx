import { useTranslation } from 'react-i18next'
import { Switch } from '#src/ui/Switch.tsx'
import { useAuthoring } from './use-authoring.ts'
import { useWriting, wordsAt, type Place } from './use-writing.ts'
import { WordField } from './WordField.tsx'

interface PlainFieldProps {
  /** Of the text that it stands for. */
  label: string
  /** Where that text stands. */
  at: Place
  most: number
}

/** A text may be said once more in plain language: who has chosen that reads it in place of the text (ACCESS-5). Not every language needs one. */
export function PlainField({ label, at, most }: PlainFieldProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const plainAt = plainOf(at)
  const isWritten = languages.some((language) => wordsAt(writing, plainAt, language) !== undefined)
  return (
    <>
      <Switch
        label={t('authoring.plain.offer', { label })}
        isOn={isWritten}
        onChange={(isOn) =>
          writing.change([
            isOn
              ? { in: [writing.language], at: plainAt, to: '' }
              : { in: languages, at: plainAt, to: undefined },
          ])
        }
      />
      {isWritten && (
        <WordField
          label={t('authoring.plain.label', { label })}
          hint={t('authoring.plain.hint')}
          at={plainAt}
          most={most}
          isLong
          isOptional
        />
      )}
    </>
  )
}

/** Where the plain variant of a text stands: beside it. */
export const plainOf = (at: Place): Place => [...at.slice(0, -1), 'plain']
