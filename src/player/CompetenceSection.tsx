import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { mySpaceQuery } from '#src/features/adventures/my-space-query.ts'
import { Section } from '#src/features/profile/Section.tsx'
import { competencesQuery } from '#src/features/progress/area-queries.ts'
import { CompetenceList } from '#src/features/progress/CompetenceList.tsx'
import { Coming } from '#src/ui/Coming.tsx'

/** What I train in this adventure, by the adventure's own translations (LANG-4). Nothing where its tasks name no competence. */
export function CompetenceSection({ adventureName }: { adventureName: string }) {
  const { t, i18n } = useTranslation()
  const { data: words } = useQuery(mySpaceQuery(i18n.language))
  const { data, error, refetch } = useQuery(competencesQuery(i18n.language))
  if (data?.competences.length === 0) return null
  return (
    <Section
      id="competences"
      title={t('progress.area.competences')}
      about={t('progress.area.competencesAbout', { name: words?.adventureName || adventureName })}
    >
      {data ? (
        <CompetenceList
          competences={data.competences.map((mine) => ({
            ...mine,
            name: words?.competences[mine.key] || mine.name,
          }))}
        />
      ) : (
        <Coming error={error} sentence={t('progress.area.tasksFailed')} onRetry={refetch} />
      )}
    </Section>
  )
}
