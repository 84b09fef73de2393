import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entryOf } from '#shared/scene/entry-of.ts'
import type { ContentFinding } from '#shared/contract/content.ts'
import type { FindingCode } from '#shared/domain/findings/words.ts'
import type { MadeMission } from '#shared/contract/content-scenes.ts'
import { Slug } from '#shared/scene/slug.ts'
import { boxOf } from './moves.ts'
import { DescriptionField } from './parts/DescriptionField.tsx'
import { Finding } from './parts/Finding.tsx'
import { addArt } from './add-art.ts'
import { AddArtButton } from './AddArtButton.tsx'
import { ArrangeButtons } from './parts/ArrangeButtons.tsx'
import { ThingFields } from './parts/ThingFields.tsx'
import { FrameFields } from './parts/FrameFields.tsx'
import { NameField } from './parts/NameField.tsx'
import { OpensFields } from './parts/OpensFields.tsx'
import { SceneCostFields } from './parts/SceneCostFields.tsx'
import { PictureSlots } from './parts/PictureSlots.tsx'
import { SceneArtFields } from './parts/SceneArtFields.tsx'
import { StoryFields } from './parts/StoryFields.tsx'
import { ThingPicture } from './parts/ThingPicture.tsx'
import { WeatherFields } from './parts/WeatherFields.tsx'
import { findingsOfMission, findingsOfThing } from './rules/thing-findings.ts'
import { useMissionName } from './open-scene.ts'
import { sceneFileOf } from './scene-file.ts'
import type { SceneLinks } from './scene-links.ts'
import styles from './Panels.module.css'
import { useBench, useDesk, useEditor, useMission, useNameOf, useStillScene } from './use-editor.ts'

/** What is selected, in words: what it is called, where it stands, how large it is, and what the check says of it. */
export function PropertiesPanel({ links }: { links: SceneLinks }) {
  const { t } = useTranslation()
  const { findings } = useEditor()
  const mission = useDesk((state) => state.mission)
  const selected = useDesk((state) => state.selected)
  const nameOf = useNameOf()
  const liveScene = useStillScene()
  const [thing] = selected
  const found = useMemo(
    () => (thing ? findingsOfThing(findings, mission, thing) : []),
    [findings, mission, thing],
  )
  if (!thing || !liveScene) return <SceneFacts />
  if (selected.length > 1) {
    return (
      <section className={styles.properties} aria-label={t('scenes.properties')}>
        <h2 className={styles.title}>{t('scenes.selected', { count: selected.length })}</h2>
        <ArrangeButtons />
      </section>
    )
  }
  const isBuilt = boxOf(liveScene, thing) !== null
  const view = thing.sort === 'elements' ? entryOf(liveScene.file.elements, thing.id)?.view : undefined
  const hasOpens = thing.sort === 'elements' && view === undefined && Slug.safeParse(thing.id).success
  return (
    <section className={styles.properties} aria-label={t('scenes.properties')}>
      <div className={styles.titleRow}>
        <ThingPicture thing={thing} />
        <div className={styles.words}>
          <h2 className={styles.title}>{nameOf(thing)}</h2>
          <p className={styles.notes}>
            {t(view ? `scenes.view.${view}` : `scenes.sort.${thing.sort}`)} · <code>{thing.id}</code>
          </p>
        </div>
      </div>
      {!isBuilt && <p className={styles.hint}>{t('scenes.notBuilt')}</p>}
      <Findings found={found.filter((one) => !hasOpens || !isSaidByOpens(one))} />
      {thing.sort === 'elements' && <NameField key={thing.id} id={thing.id} />}
      {hasOpens && <OpensFields key={`opens ${thing.id}`} id={thing.id} links={links} />}
      {thing.sort === 'elements' && <DescriptionField key={`description ${thing.id}`} id={thing.id} />}
      {thing.sort === 'elements' && <PictureSlots key={`pictures ${thing.id}`} thing={thing} />}
      <ThingFields key={`${thing.sort} ${thing.id}`} thing={thing} liveScene={liveScene} />
      <ArrangeButtons />
    </section>
  )
}

const OPENS_NOTHING: FindingCode = 'opens-nothing'

/** What a place opens is said below, with the ways to write it: the names of files would say it once more. */
const isSaidByOpens = ({ words }: ContentFinding): boolean => words?.problem.code === OPENS_NOTHING

function SceneFacts() {
  const { t } = useTranslation()
  const { findings } = useEditor()
  const isMobile = useDesk((state) => state.isMobile)
  const mission = useMission()
  const liveScene = useStillScene()
  const { things } = useBench()
  const nameOf = useMissionName()
  if (!mission) return null
  const { width = 0, height = 0 } = liveScene?.layout.size ?? {}
  const found = findingsOfMission(findings, mission.id)
  return (
    <section className={styles.properties} aria-label={t('scenes.properties')}>
      <h2 className={styles.title}>{nameOf(mission)}</h2>
      {liveScene ? (
        <>
          <p className={styles.notes}>{t('scenes.sceneSize', { width, height })}</p>
          {mission.mobile && liveScene.path === sceneFileOf(mission.id) && isMobile && (
            <p className={styles.hint}>{t('scenes.mobileShared')}</p>
          )}
          <p className={styles.hint}>
            {t(things.length > 0 ? 'scenes.selectSomething' : 'scenes.nothingDrawn')}
          </p>
        </>
      ) : (
        <p className={styles.hint}>{t('scenes.noScene')}</p>
      )}
      {!isMobile && <NameField key={mission.id} id={mission.id} />}
      <DescriptionField key={`description ${mission.id}`} id={mission.id} />
      <SceneSettings mission={mission} />
      {found.length > 0 && <h3 className={styles.heading}>{t('scenes.findings')}</h3>}
      <Findings found={found} />
    </section>
  )
}

/** What is said of all of a scene. */
function SceneSettings({ mission }: { mission: MadeMission }) {
  const { isReadOnly } = useEditor()
  const isMobile = useDesk((state) => state.isMobile)
  const liveScene = useStillScene()
  const bench = useBench()
  return (
    <>
      {!isMobile && !isReadOnly && liveScene && (
        <AddArtButton onFiles={(files) => void addArt(bench, files, null)} />
      )}
      {!isMobile && <StoryFields />}
      {liveScene && <FrameFields liveScene={liveScene} />}
      {liveScene && <WeatherFields liveScene={liveScene} />}
      {!isMobile && <SceneArtFields />}
      {mission.scene && (
        <SceneCostFields
          layout={mission.scene}
          isMoving={mission.type === 'movingmap' && !isMobile}
          isOnPhones={isMobile}
        />
      )}
    </>
  )
}

/** What the check said; what was changed since may be right by now. */
function Findings({ found }: { found: readonly ContentFinding[] }) {
  const { t } = useTranslation()
  const { isChecked } = useEditor()
  if (found.length === 0) return null
  return (
    <>
      {!isChecked && <p className={styles.hint}>{t('scenes.oldFindings')}</p>}
      {found.map((one, index) => (
        <Finding key={index} finding={one} />
      ))}
    </>
  )
}
