import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '#shared/contract/people.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { ClockIcon } from '#src/ui/icons.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { dropAssignment } from '../calls.ts'
import styles from '../People.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'

interface GivenProps {
  assignment: Assignment
  /** To whom, or through what. */
  note: string
  /** What is a whole team's is not withdrawn in passing. */
  mayWithdraw: boolean
}

/** An adventure that was given, with its last day. */
export function Given({ assignment, note, mayWithdraw }: GivenProps) {
  const { t } = useTranslation()
  const day = useDay()
  const [isAsking, setAsking] = useState(false)
  const { id, adventureName, person, team, dueOn } = assignment
  const name = team?.name ?? person?.displayName ?? ''
  return (
    <>
      <span className={styles.who}>
        <strong>{adventureName}</strong>
        <span className={styles.quiet}>{note}</span>
      </span>
      <span className={styles.facts}>
        <Chip tone="plain" icon={<ClockIcon size={16} weight="bold" aria-hidden />}>
          {dueOn === null ? t('people.assign.noDay') : t('people.assign.until', { day: day(dueOn) })}
        </Chip>
        {mayWithdraw && (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('people.assign.withdraw')}
            <VisuallyHidden>
              {' '}
              <bdi>{adventureName}</bdi>, <bdi>{name}</bdi>
            </VisuallyHidden>
          </Button>
        )}
      </span>
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.assign.withdrawTitle', { name, adventure: adventureName })}
        words={t('people.assign.withdrawWords')}
        actionLabel={t('people.assign.withdraw')}
        action={() => dropAssignment(id)}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
