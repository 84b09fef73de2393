import { useTranslation } from 'react-i18next'
import { AssignForm } from './parts/AssignForm.tsx'
import { GivenRows } from './parts/GivenRows.tsx'
import { RoomHead } from './parts/RoomHead.tsx'
import styles from './People.module.css'

/** Which adventures were given to whom, and until when. @param isPart within a room that has a head of its own */
export function AssignmentList({ isPart = false }: { isPart?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={styles.stack}>
      <RoomHead isPart={isPart} about={t('people.assign.about')}>
        {t('people.assign.title')}
      </RoomHead>
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
