import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/Button.tsx'
import { MapTrifoldIcon, PencilSimpleIcon, PlusIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { beginRoom } from '../begin-room.ts'
import { draftPaths } from '../draft-paths.ts'
import { opensOf } from '../rules/opens.ts'
import type { SceneLinks } from '../scene-links.ts'
import styles from '../Panels.module.css'
import { useBench, useEditor, useEdits, useMission } from '../use-editor.ts'

interface OpensFieldsProps {
  id: string
  links: SceneLinks
}

/** What players meet when they press a place, and the way to where that is made; what opens nothing leads its maker there. */
export function OpensFields({ id, links }: OpensFieldsProps) {
  const { t } = useTranslation()
  const { missions, languages, isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  // what is not sent yet is there as well
  useEdits((state) => state.texts)
  const [isBusy, setBusy] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBegun = useRef(false)
  const opens = mission && opensOf(mission, missions, draftPaths(bench), id)
  useLayoutEffect(() => {
    // the button that began it is gone, and with the page's own focus keys would act on the place
    if (isBegun.current && document.activeElement === document.body) heading.current?.focus()
    if (opens === 'mission') isBegun.current = false
  }, [opens])
  if (!mission || !opens) return null
  const isBuilt = missions.some((one) => one.id === id)
  const begin = async () => {
    setBusy(true)
    isBegun.current = true
    await beginRoom(bench, id, languages)
    setBusy(false)
  }
  return (
    <section className={styles.group} aria-labelledby="scene-leads">
      <h3 id="scene-leads" ref={heading} className={styles.heading} tabIndex={-1}>
        {t('scenes.leads.title')}
      </h3>
      {opens === 'nothing' ? (
        <Notice tone="warn">{t('scenes.leads.nothing')}</Notice>
      ) : (
        <p className={styles.hint}>{t(`scenes.leads.${opens}`)}</p>
      )}
      {opens === 'mission' && isBuilt && (
        <a className={styles.link} href={links.scene(id)}>
          <MapTrifoldIcon size={20} aria-hidden />
          {t('scenes.leads.openScene')}
        </a>
      )}
      {opens === 'task' && (
        <a className={styles.link} href={links.task(mission.id, id)}>
          <PencilSimpleIcon size={20} aria-hidden />
          {t('scenes.leads.editTask')}
        </a>
      )}
      {(opens === 'card' || opens === 'nothing') && !isReadOnly && (
        <>
          <a className={styles.link} href={links.newTask(mission.id, id)}>
            <PencilSimpleIcon size={20} aria-hidden />
            {t('scenes.leads.writeTask')}
          </a>
          <Button
            variant="secondary"
            icon={<PlusIcon size={20} aria-hidden />}
            loadingVerb={isBusy && t('scenes.first.sending')}
            onClick={() => void begin()}
          >
            {t('scenes.leads.beginRoom')}
          </Button>
          <p className={styles.hint}>{t('scenes.leads.roomHint')}</p>
        </>
      )}
    </section>
  )
}
