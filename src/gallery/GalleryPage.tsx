import { useEffect } from 'react'
import { BudgetPanel } from './BudgetPanel.tsx'
import { useDesk } from './desk.ts'
import { FindingPanel } from './FindingPanel.tsx'
import { followScenes } from './follow-scenes.ts'
import styles from './GalleryPage.module.css'
import { keepAddress } from './keep-address.ts'
import { SceneFrame } from './SceneFrame.tsx'
import { SceneList } from './SceneList.tsx'
import { StatePanel } from './StatePanel.tsx'
import { Toolbar } from './Toolbar.tsx'
import { ViewPanel } from './ViewPanel.tsx'

/** The designers' gallery: every scene as players see it, with what its maker has to know of it. Only while developing. */
export function GalleryPage() {
  const gallery = useDesk((state) => state.gallery)
  const place = useDesk((state) => state.place)
  const isWorking = useDesk((state) => state.isWorking)
  useEffect(() => followScenes(import.meta.hot), [])
  useEffect(keepAddress, [])

  return (
    <div className={styles.page} data-material="paper">
      <header className={styles.head}>
        <img src="/assets/art/mark.svg" alt="" width={32} height={32} />
        <h1>Gallery of scenes</h1>
        <span role="status">{isWorking && 'Saved, working …'}</span>
        <a className={styles.catalogue} href="/catalogue">
          Components
        </a>
      </header>
      {!gallery && (
        <p className={styles.empty} role="status">
          The scenes are being built. They come by themselves.
        </p>
      )}
      {gallery && !place && (
        <p className={styles.empty}>
          There is no scene yet. Make a folder in scenes/; scenes/README.md says how.
        </p>
      )}
      {gallery && place && (
        <>
          <SceneList gallery={gallery} />
          <main className={styles.middle}>
            <Toolbar />
            <SceneFrame />
            <BudgetPanel />
            <FindingPanel gallery={gallery} place={place} />
          </main>
          <aside className={styles.side} aria-label="What is shown">
            <ViewPanel />
            <StatePanel />
          </aside>
        </>
      )}
    </div>
  )
}
