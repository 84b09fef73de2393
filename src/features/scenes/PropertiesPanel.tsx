import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Finding } from './parts/Finding.tsx'
import { ArrangeButtons } from './parts/ArrangeButtons.tsx'
import { ThingFields } from './parts/ThingFields.tsx'
import { NameField } from './parts/NameField.tsx'
import { ThingPicture } from './parts/ThingPicture.tsx'
import { findingsOfMission, findingsOfThing } from './rules/thing-findings.ts'
import { nameIn } from './names.ts'
import styles from './Panels.module.css'
import {
  useBench,
  useDesk,
  useEditor,
  useMission,
  useLiveScene,
  useNameOf,
  useStillScene,
} from './use-editor.ts'

/** What is selected, in words: what it is called, where it stands, how large it is, and what the check says of it. */
export function PropertiesPanel() {
  const { t } = useTranslation()
  const { findings } = useEditor()
  const mission = useDesk((state) => state.mission)
  const selected = useDesk((state) => state.selected)
  const nameOf = useNameOf()
  const liveScene = useLiveScene()
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
  const view = thing.sort === 'elements' ? entryOf(liveScene.file.elements, thing.id)?.view : undefined
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
      {found.map((one, index) => (
        <Finding key={index} finding={one} />
      ))}
      {thing.sort === 'elements' && <NameField key={thing.id} id={thing.id} />}
      <ThingFields key={`${thing.sort} ${thing.id}`} thing={thing} liveScene={liveScene} />
      <ArrangeButtons />
    </section>
  )
}

function SceneFacts() {
  const { t, i18n } = useTranslation()
  const { findings } = useEditor()
  const mission = useMission()
  const liveScene = useStillScene()
  const { things } = useBench()
  if (!mission) return null
  const { width = 0, height = 0 } = liveScene?.layout.size ?? {}
  const found = findingsOfMission(findings, mission.id)
  return (
    <section className={styles.properties} aria-label={t('scenes.properties')}>
      <h2 className={styles.title}>{nameIn(mission.names, i18n.language, mission.id)}</h2>
      {liveScene ? (
        <>
          <p className={styles.notes}>{t('scenes.sceneSize', { width, height })}</p>
          {mission.hasMobileScene && <p className={styles.hint}>{t('scenes.mobileScene')}</p>}
          <p className={styles.hint}>
            {t(things.length > 0 ? 'scenes.selectSomething' : 'scenes.nothingDrawn')}
          </p>
        </>
      ) : (
        <p className={styles.hint}>{t('scenes.noScene')}</p>
      )}
      {found.length > 0 && <h3 className={styles.heading}>{t('scenes.findings')}</h3>}
      {found.map((one, index) => (
        <Finding key={index} finding={one} />
      ))}
    </section>
  )
}
