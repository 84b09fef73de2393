import { useTranslation } from 'react-i18next'
import type { WaitingReviews } from '#shared/contract/reviews.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { ReviewChoice } from '../queries.ts'
import styles from './LeaderLists.module.css'

interface ReviewFiltersProps {
  waiting: WaitingReviews
  choice: ReviewChoice
  onChoice: (choice: ReviewChoice) => void
}

/** By task and by player, each with how many wait. */
export function ReviewFilters({ waiting, choice, onChoice }: ReviewFiltersProps) {
  const { t } = useTranslation()
  const { tasks, players } = waiting
  const taskIds = tasks.map(({ task }) => `${task.adventureId}/${task.id}`)
  const named = (name: string, count: number) => t('reviews.nameAndCount', { name, count })
  return (
    <div className={styles.filters}>
      <SelectField
        label={t('reviews.task')}
        value={choice.task === undefined ? '' : `${choice.adventure ?? ''}/${choice.task}`}
        options={[
          { id: '', label: t('reviews.allTasks') },
          ...tasks.map(({ task, count }, index) => ({
            id: taskIds[index] ?? '',
            label: named(task.name, count),
          })),
        ]}
        onChange={({ currentTarget }) => {
          const chosen = tasks[taskIds.indexOf(currentTarget.value)]?.task
          onChoice({
            ...(choice.player !== undefined && { player: choice.player }),
            ...(chosen && { task: chosen.id, adventure: chosen.adventureId }),
          })
        }}
      />
      <SelectField
        label={t('reviews.player')}
        value={choice.player ?? ''}
        options={[
          { id: '', label: t('reviews.allPlayers') },
          ...players.map(({ player, count }) => ({ id: player.id, label: named(player.displayName, count) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const { player: _, ...rest } = choice
          onChoice(value === '' ? rest : { ...rest, player: value })
        }}
      />
    </div>
  )
}
