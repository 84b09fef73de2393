import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { Brand } from '#src/shell/Brand.tsx'
import { LanguageMenu } from '#src/shell/LanguageMenu.tsx'
import styles from './AuthPage.module.css'
import { useAuthSlot } from './auth-slot.ts'
import { TenantFooter } from './TenantFooter.tsx'

/** The frame of every auth page: the isles at dusk, and the page on paper. Never loads the canvas. */
export function AuthPage({ children }: { children: ReactNode }) {
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  // Each of the product's own stills has an upright one beside it.
  const art = background || '/assets/art/login.webp'
  const over = useAuthSlot((slot) => slot.over)
  const paper = useRef<HTMLElement>(null)
  useNextPage(paper)
  useEffect(() => () => useAuthSlot.setState({ over: null }), [])
  return (
    <>
      <div className={styles.card} inert={over !== null}>
        <picture className={styles.still}>
          {art.startsWith('/assets/art/') && (
            <source
              media="(max-width: 699px), (max-aspect-ratio: 1)"
              srcSet={art.replace('.', '-portrait.')}
            />
          )}
          <img src={art} alt="" fetchPriority="high" onLoad={(event) => layBeneath(event.currentTarget)} />
        </picture>
        <div className={styles.brand} data-material="night">
          <Brand isLarge />
        </div>
        <div className={styles.language}>
          <LanguageMenu />
        </div>
        <main ref={paper} className={styles.paper}>
          {children}
        </main>
        <div className={styles.footer}>
          <TenantFooter />
        </div>
      </div>
      {over}
    </>
  )
}

/** The next page begins at its head, for the eye and for a screen reader; what took the focus by itself keeps it. */
function useNextPage(paper: { current: HTMLElement | null }): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    scrollTo(0, 0)
    if (document.activeElement === document.body) paper.current?.querySelector('h1')?.focus()
  }, [pathname, paper])
}

/** What loads after the auth pages stands over their picture (LoadingScreen.module.css), until the map is there. */
function layBeneath(picture: HTMLImageElement): void {
  const { objectPosition } = getComputedStyle(picture)
  document.documentElement.style.setProperty(
    '--door',
    `url("${picture.currentSrc}") ${objectPosition} / cover`,
  )
}
