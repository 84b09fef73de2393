import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SceneDescription } from '#shared/scene/description.ts'
import { readLocal, writeLocal } from '#src/lib/storage.ts'
import { announce } from '#src/ui/announcer/announce.ts'
import { stageStore } from '../stage-store.ts'
import twin from '../twin/StageTwin.module.css'
import { useHeardMap } from './heard-store.ts'
import { toneOf } from './tone-of.ts'

/** So many places are walked through by keys before the map is offered to the ear. */
const WALKED = 3
const OFFERED = 'mapOffered'

/** Plays the place that the keyboard comes to, where that is wanted, and offers it once to who walks the map by keys. */
export function HeardMap({ scene }: { scene: SceneDescription }) {
  const { t } = useTranslation()
  const { isHeard, volume, onWish } = useHeardMap()
  const [walked, setWalked] = useState(0)
  /** What was pressed stays: it has the focus. */
  const [isPressed, setPressed] = useState(false)
  const { elements, safe } = scene

  useEffect(() => {
    const hear = (id: string | null) => {
      const element = elements.find((one) => one.id === id)
      if (!element) return
      setWalked((before) => before + 1)
      if (isHeard)
        void import('./play-tone.ts').then(({ playTone }) => playTone(toneOf(element, safe), volume))
    }
    return stageStore.subscribe(({ focused }, before) => {
      if (focused !== null && focused !== before.focused) hear(focused)
    })
  }, [elements, safe, isHeard, volume])

  const isOffered = onWish !== null && !isHeard && walked >= WALKED
  useEffect(() => {
    if (!isOffered || readLocal(OFFERED) !== null) return
    writeLocal(OFFERED, 'yes')
    announce({ kind: 'opened', text: t('stage.heard.offer') })
  }, [isOffered, t])

  if (onWish === null || !(isHeard || isOffered || isPressed)) return null
  return (
    <button
      type="button"
      className={twin.asList}
      onClick={() => {
        setPressed(true)
        onWish(!isHeard)
      }}
    >
      {t(isHeard ? 'stage.heard.off' : 'stage.heard.on')}
    </button>
  )
}
