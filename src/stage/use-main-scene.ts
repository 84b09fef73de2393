import { useEffect } from 'react'
import { stageStore } from './stage-store.ts'

/** While the caller is mounted, the scene is the main landmark of the page, under this name. */
export function useMainScene(name: string | null): void {
  useEffect(() => {
    if (name === null) return
    stageStore.setState({ mainName: name })
    return () => stageStore.setState({ mainName: null })
  }, [name])
}
