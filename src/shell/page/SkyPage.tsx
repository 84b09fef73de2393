import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { ArrowLeftIcon } from '#src/ui/icons.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { HOME } from '#src/navigation/paths.ts'
import styles from './SkyPage.module.css'

interface SkyPageProps {
  ref?: Ref<HTMLElement>
  /** Gets the focus; absent where what stands in it has a title of its own. */
  title?: string
  /** Below the title. */
  head?: ReactNode
  back: string
  /** Absent: to where one came from. */
  onBack?: () => void
  children: ReactNode
}

/** The sky of the auth pages as a band with the way back, and below it an area on paper. */
export function SkyPage({ ref, title, head, back, onBack, children }: SkyPageProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // opened by its address there is nothing behind it
  const goBack = onBack ?? (() => void (key === 'default' ? navigate(HOME) : navigate(-1)))
  return (
    <main ref={ref} className={styles.page}>
      <header className={styles.sky}>
        <img className={styles.still} src={background || '/assets/art/login.webp'} alt="" />
        <div className={styles.bar} data-material="night">
          <IconButton material="night" label={back} icon={<ArrowLeftIcon />} onClick={goBack} />
          <LanguageMenu />
        </div>
      </header>
      <div className={styles.body}>
        <div className={styles.head}>
          {title !== undefined && (
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          )}
          {head}
        </div>
        {children}
      </div>
    </main>
  )
}
