import { useTranslation } from 'react-i18next'
import { nameOf as nowCalled } from '#shared/scene/first-names.ts'
import type { DraftWork } from '#src/features/content/use-draft-work.ts'
import { PreviewPanel } from '#src/features/previews/PreviewPanel.tsx'
import { useEditor, useMission, useNameOf } from '#src/features/scenes/use-editor.ts'
import type { Made } from '../use-new-editor.ts'
import { DraftPreview } from '../../DraftPreview.tsx'

/** How the mission is looked at, beside it. */
export function PreviewSide({ work, made }: { work: DraftWork; made: Made }) {
  const { desk, languages } = useEditor()
  const mission = useMission()
  const nameOf = useNameOf()
  const { t } = useTranslation()
  const { moved } = made
  const places = mission ? [...mission.missions, ...mission.tasks.map(({ id }) => id)] : []
  const elementOf = (id: string) =>
    mission?.scene?.views?.findLast(({ view }) => id === `view ${view}`)?.id ?? nowCalled(id, moved)
  return (
    <PreviewPanel
      languages={languages}
      isStill={mission?.type !== 'movingmap'}
      nameOf={(id) => {
        const now = nowCalled(id, moved)
        return places.includes(now) ? nameOf({ sort: 'elements', id: now }) : null
      }}
      onPlace={(id) => {
        desk.select([{ sort: 'elements', id: elementOf(id) }])
        desk.store.setState({ isPreviewed: false })
      }}
      wholePreview={<DraftPreview work={work} label={t('previews.whole')} />}
    />
  )
}
