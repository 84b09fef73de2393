import { useTranslation } from 'react-i18next'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { Spinner } from '#src/ui/Spinner.tsx'

const WORDS = latePart<object>(async () => (await import('./AgreementWords.tsx')).AgreementWords)

/** The text of the agreement, whose code comes to those who read it: the login does without. */
export function AgreementText() {
  const { t } = useTranslation()
  const { Part } = useLatePart(WORDS)
  return Part ? <Part /> : <Spinner size={32} material="paper" label={t('shell.loading')} />
}
