import { useTranslation } from 'react-i18next'
import styles from '../People.module.css'
import { AssignForm } from './AssignForm.tsx'
import { GivenRows } from './GivenRows.tsx'

/** What somebody was given to play, in person or through a team, and one more. */
export function AdventuresOfPerson({ personId }: { personId: string }) {
  const { t } = useTranslation()
  return (
    <section className={styles.stack}>
      <h2>{t('people.assign.title')}</h2>
      <GivenRows
        personId={personId}
        noteOf={({ team }) =>
          team ? t('people.person.byTeam', { name: team.name }) : t('people.person.own')
        }
        mayWithdraw={({ team }) => team === null}
      />
      <AssignForm personId={personId} />
    </section>
  )
}
