import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { counted, groupThousands } from '#shared/domain/numbers.ts'
import { DayColumns } from './DayColumns.tsx'

/** What was finished on each of the last 28 days: a column a day, as tall as there were tasks. */
export function ActiveDays({ days }: Pick<GroupFigures, 'days'>) {
  const { t } = useTranslation()
  const sum = (some: typeof days) => some.reduce((all, { finished }) => all + finished, 0)
  return (
    <DayColumns
      title={t('figures.days.title')}
      says={t('figures.days.says', {
        all: t('figures.days.tasks', counted(sum(days))),
        week: t('figures.days.tasks', counted(sum(days.slice(-7)))),
      })}
      head={[t('figures.days.finished'), t('figures.days.active')]}
      columns={days.map(({ day, finished, people }) => ({
        day,
        height: finished,
        says: (name) =>
          t('figures.days.day', {
            day: name,
            tasks: t('figures.days.tasks', counted(finished)),
            people: t('figures.people', counted(people)),
          }),
        cells: [groupThousands(finished), groupThousands(people)],
      }))}
    />
  )
}
