import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '#shared/contract/people.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { endSessionsOfPerson } from '../calls.ts'
import styles from '../People.module.css'
import { ConfirmPopup } from './ConfirmPopup.tsx'

/** Ends all sessions of a person, after a lost device for example. */
export function SessionsOfPerson({ person: { id, displayName } }: { person: Person }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isDone, setDone] = useState(false)
  const end = async () => {
    await endSessionsOfPerson(id)
    setDone(true)
  }
  return (
    <section className={styles.stack}>
      <p className={styles.quiet}>{t('people.person.sessions')}</p>
      <div>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('people.person.endSessions')}
        </Button>
      </div>
      {isDone && <Notice tone="good">{t('people.person.sessionsEnded')}</Notice>}
      <ConfirmPopup
        isOpen={isAsking}
        title={t('people.person.endSessionsTitle', { name: displayName })}
        words={t('people.person.endSessionsWords')}
        actionLabel={t('people.person.endSessions')}
        action={end}
        onClose={() => setAsking(false)}
      />
    </section>
  )
}
