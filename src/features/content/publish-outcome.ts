import { useTranslation } from 'react-i18next'
import type { ContentSchedule, ContentVersion } from '#shared/contract/content.ts'
import { useTenantMoment } from './use-tenant-moment.ts'

/** What became of publishing. */
export type PublishOutcome = { version: ContentVersion } | { schedule: ContentSchedule }

/** It in one sentence. */
export function usePublishSaid(): (outcome: PublishOutcome) => string {
  const { t, i18n } = useTranslation()
  const { moment } = useTenantMoment()
  const list = new Intl.ListFormat(i18n.language || 'en')
  return (outcome) => {
    if ('schedule' in outcome) return t('content.publish.scheduled', { when: moment(outcome.schedule.at) })
    const { number, teams } = outcome.version
    if (teams === null) return t('content.publish.done', { number })
    return t('content.publish.doneFirst', { number, teams: list.format(teams.map(({ name }) => name)) })
  }
}
