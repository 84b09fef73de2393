import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FindingCode } from '#shared/domain/findings/words.ts'
import { Button } from '#src/ui/Button.tsx'
import { MapTrifoldIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import styles from './Authoring.module.css'
import { signOf, signWishes } from './put-up-sign.ts'
import { enter } from './rules/enter.ts'
import { nameIn } from './rules/outline.ts'
import { placesQuery } from './queries.ts'
import { useAuthoring, useEdits, useNameLanguages } from './use-authoring.ts'

/** What the check says of a mission or task that its scene has no place for. */
const NOT_DRAWN: FindingCode = 'not-drawn'

interface PlaceNoticeProps {
  mission: string
  task: string
  /** Where the scene of the mission is made. */
  sceneHref: string
}

/** Says that the picture of the mission has no place for the task yet, and gives it one. */
export function PlaceNotice({ mission, task, sceneHref }: PlaceNoticeProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const authoring = useAuthoring()
  const { folder, edits, findings, files } = authoring
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const [state, setState] = useState<'idle' | 'placing' | 'failed'>('idle')
  const isMissing = findings.some(
    ({ words }) => words?.problem.code === NOT_DRAWN && words.problem.values?.['id'] === task,
  )
  // it was placed, and the next check says so
  const sign = signOf(mission, task)
  const isPlaced = sign in texts ? texts[sign] !== null : files.has(sign)
  if (!isMissing || isPlaced) return null
  const place = async () => {
    setState('placing')
    try {
      const { made } = await client.query(placesQuery(folder))
      const scene = made?.missions.find(({ id }) => id === mission)
      if (!scene) throw new Error('nothing is drawn yet')
      const wishes = await signWishes(authoring, scene, task)
      enter(edits, { word: 'placed', things: [task], mission }, wishes)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className={styles.group} aria-label={t('authoring.place.title')}>
      <Notice tone="warn">{t('authoring.place.missing', { mission: nameIn(texts, mission, names) })}</Notice>
      <div className={styles.actions}>
        <Button
          loadingVerb={state === 'placing' && t('authoring.place.placing')}
          onClick={() => void place()}
        >
          {t('authoring.place.sign')}
        </Button>
        <a className={styles.link} href={sceneHref}>
          <MapTrifoldIcon size={20} aria-hidden />
          {t('authoring.place.scene')}
        </a>
      </div>
      <p className={styles.note}>{t('authoring.place.means')}</p>
      {state === 'failed' && <Notice tone="error">{t('authoring.place.failed')}</Notice>}
    </section>
  )
}
