import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { delimiterFor, toCsv } from '#shared/domain/csv.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'
import { visitsQuery } from '../queries.ts'

interface FiguresFileProps {
  figures: GroupFigures
  people: number
  countedAt: string
  /** Whose visits stand beside the tasks, where they are known. */
  choice: Parameters<typeof visitsQuery>[0] | null
}

/** The tasks of the page as a file for spreadsheets: what is seen, and nothing besides. */
export function FiguresFile({ figures, people, countedAt, choice }: FiguresFileProps) {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  function offer(): void {
    const visits = choice && queryClient.getQueryData(visitsQuery(choice, i18n.language).queryKey)
    const visited = new Map(
      visits?.state === 'counted' ? visits.tasks.map((one) => [one.id, one.visits]) : [],
    )
    const missions = new Map(figures.missions.map(({ id, name }) => [id, name]))
    const rows = figures.tasks.map(({ id, name, missionId, begun, finished, tries, time, minutes }) => [
      missions.get(missionId) ?? '',
      name,
      String(people),
      String(begun),
      String(finished),
      String(tries),
      time ? String(time.median) : '',
      String(minutes * 60),
      visited.has(id) ? String(visited.get(id)) : '',
    ])
    const head = [
      t('figures.mission'),
      t('figures.task'),
      t('figures.file.people'),
      t('figures.missions.begun'),
      t('figures.missions.finished'),
      t('figures.times.tries'),
      t('figures.file.seconds'),
      t('figures.file.plan'),
      t('figures.file.visits'),
    ]
    offerFile(
      `statistics-${countedAt.slice(0, 10)}.csv`,
      toCsv([head, ...rows], delimiterFor(i18n.language)),
      'text/csv',
    )
  }
  return (
    <div>
      <Button variant="secondary" icon={<DownloadSimpleIcon size={20} aria-hidden />} onClick={offer}>
        {t('figures.file.save')}
      </Button>
    </div>
  )
}
