import { useTranslation } from 'react-i18next'
import { AssignForm } from './parts/AssignForm.tsx'
import { GivenRows } from './parts/GivenRows.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import styles from './People.module.css'

/** Which adventures were given to whom, and until when. */
export function AssignmentList() {
  const { t } = useTranslation()
  return (
    <div className={styles.stack}>
      <RoomHead about={t('people.assign.about')}>{t('people.assign.title')}</RoomHead>
      <AssignForm personId={null} />
      <GivenRows
        personId={null}
        noteOf={({ team, person }) =>
          team
            ? t('people.assign.toTeam', { name: team.name })
            : t('people.assign.toPerson', { name: person?.displayName })
        }
      />
    </div>
  )
}
