import { useTranslation } from 'react-i18next'
import type { GroupFigures } from '#shared/contract/figures.ts'
import { delimiterFor, toCsv } from '#shared/domain/csv.ts'
import { offerFile } from '#src/lib/offer-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { DownloadSimpleIcon } from '#src/ui/icons.ts'

interface FiguresFileProps {
  figures: GroupFigures
  people: number
  countedAt: string
}

/** The tasks of the page as a file for spreadsheets: what is seen, and nothing besides. */
export function FiguresFile({ figures, people, countedAt }: FiguresFileProps) {
  const { t, i18n } = useTranslation()
  function offer(): void {
    const missions = new Map(figures.missions.map(({ id, name }) => [id, name]))
    const rows = figures.tasks.map(({ name, missionId, begun, finished, tries, time, minutes }) => [
      missions.get(missionId) ?? '',
      name,
      String(people),
      String(begun),
      String(finished),
      String(tries),
      time ? String(time.median) : '',
      String(minutes * 60),
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
