import { useTranslation } from 'react-i18next'
import type { SignOff } from '#shared/contract/sign-off.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { Button } from '#src/ui/Button.tsx'
import { StateChip } from './parts/StateChip.tsx'
import styles from './SignOffLetter.module.css'

interface SignOffLetterProps {
  signOff: SignOff
  onTrainings: () => void
}

/** A leader's answer to a training, as it is told; one that was declined can be asked for again where all of them stand. */
export function SignOffLetter({ signOff: { training, decision }, onTrainings }: SignOffLetterProps) {
  const { t } = useTranslation()
  const { ago } = useWhen()
  if (!decision) return null
  const { isGiven, by, decidedAt, words } = decision
  return (
    <>
      <StateChip decision={decision} />
      <h3 className={styles.training} dir="auto">
        {training}
      </h3>
      <p className={styles.note}>
        {t(isGiven ? 'coaching.letter.given' : 'coaching.letter.declined', { name: by })}, {ago(decidedAt)}
      </p>
      {words !== '' && (
        <blockquote className={styles.quote} dir="auto">
          {words}
        </blockquote>
      )}
      <Button variant="secondary" onClick={onTrainings}>
        {t('coaching.letter.open')}
      </Button>
    </>
  )
}
