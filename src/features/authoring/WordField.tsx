import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pointerTo, valueAt } from '#shared/content/pointer.ts'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './Authoring.module.css'
import { useAuthoring } from './use-authoring.ts'
import { useSought } from './use-sought.ts'
import { sourceOf, useWriting, wordsAt, type Place } from './use-writing.ts'

interface WordFieldProps {
  label: string
  /** Among the words of the task. */
  at: Place
  /** Letters that players are shown at most. */
  most: number
  isLong?: boolean
  /** It may be left empty. */
  isOptional?: boolean
  hint?: string
  id?: string
}

/** Words in the language that is written; the language of the adventure's first stands below where another is. */
export function WordField({ label, at, most, isLong = false, isOptional = false, hint, id }: WordFieldProps) {
  const { t } = useTranslation()
  const writing = useWriting()
  const { languages } = useAuthoring()
  const { language, change, example } = writing
  const ownId = useId()
  const fieldId = id ?? ownId
  useSought(writing, at, fieldId)
  const text = wordsAt(writing, at) ?? ''
  const isExample = text !== '' && valueAt(example?.[language] ?? {}, pointerTo(...at)) === text
  const isFresh = useRef(false)
  const source = sourceOf(writing, languages, at)
  const missing = languages.filter((one) => one !== language && isMissing(wordsAt(writing, at, one)))
  const error =
    text.length > most
      ? t('authoring.problem.long', { count: most, now: text.length })
      : text.trim() === '' && !isOptional
        ? t('authoring.problem.empty')
        : undefined
  const said = [
    hint,
    source && t('authoring.source', { text: source }),
    !isOptional &&
      missing.length > 0 &&
      t('authoring.missingIn', { languages: missing.map(nameOfLanguage).join(', ') }),
  ].filter(Boolean)
  const Field = isLong ? TextArea : TextField
  return (
    <Field
      label={label}
      id={fieldId}
      lang={language}
      value={text}
      // it is there to be written over
      onFocus={({ target }: { target: Written }) => {
        isFresh.current = isExample
        if (isExample) target.select()
      }}
      // the press that brings the focus here would put the caret in between
      onClick={({ currentTarget }: { currentTarget: Written }) => {
        if (isFresh.current && currentTarget.selectionStart === currentTarget.selectionEnd)
          currentTarget.select()
        isFresh.current = false
      }}
      error={error}
      hint={
        said.length > 0 &&
        said.map((one) => (
          <span key={String(one)} className={styles.said}>
            {one}{' '}
          </span>
        ))
      }
      onChange={({ target }: { target: { value: string } }) =>
        change([{ in: [language], at, to: target.value }], at.join(' '))
      }
    />
  )
}

type Written = HTMLInputElement | HTMLTextAreaElement

const isMissing = (text: string | undefined) => text === undefined || text.trim() === ''
