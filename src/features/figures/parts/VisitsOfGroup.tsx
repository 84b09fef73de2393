import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { visitsQuery } from '../queries.ts'
import { Visits } from './Visits.tsx'

interface VisitsOfGroupProps {
  choice: Parameters<typeof visitsQuery>[0]
  /** Empty for all of them. */
  mission: string
  /** How many people a figure is of at least. */
  least: number
}

/** What recorded events say of a group, or why they say nothing; a group that is too near has its reason on the page already. */
export function VisitsOfGroup({ choice, mission, least }: VisitsOfGroupProps) {
  const { t, i18n } = useTranslation()
  const { data: visits, error, refetch } = useQuery(visitsQuery(choice, i18n.language))
  if (!visits) return <Coming error={error} sentence={t('figures.visits.failed')} onRetry={refetch} />
  switch (visits.state) {
    case 'near':
      return null
    case 'off':
      return <Notice>{t('figures.visits.off')}</Notice>
    case 'few':
      return <Notice>{t('figures.visits.tooFew', { least })}</Notice>
    case 'counted':
      return <Visits visits={visits} mission={mission} least={least} />
  }
}
