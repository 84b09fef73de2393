import { useTranslation } from 'react-i18next'
import type { Place } from './use-writing.ts'
import { WordField } from './WordField.tsx'

/** What the assistant says to anyone who hesitates. @param at of the part that asks, among the words of the task */
export function HintField({ at }: { at: Place }) {
  const { t } = useTranslation()
  return <WordField label={t('authoring.field.hint')} at={[...at, 'hint']} most={500} isOptional />
}
