import { useEffect } from 'react'
import { stageStore, type StageState } from './stage-store.ts'

/** The lowest rung: nothing is drawn, so what is wanted stands at once. The list shows it. */
export function ListRung() {
  useEffect(() => {
    stageStore.setState({ rendererKind: 'list' })
    stand(stageStore.getState())
    return stageStore.subscribe((now, before) => {
      if (now.scene !== before.scene) stand(now)
    })
  }, [])
  return null
}

function stand({ scene }: StageState): void {
  stageStore.setState({ shown: scene, status: scene ? 'ready' : 'empty' })
}
