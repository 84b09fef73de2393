import { Navigate, useNavigate } from 'react-router-dom'
import { usePlatform } from '#src/features/platform/store.ts'
import { LoginForm } from '#src/features/session/LoginForm.tsx'
import { useSession } from '#src/features/session/store.ts'
import { signIn } from '#src/flows/sign-in.ts'
import { LanguageMenu } from '../LanguageMenu.tsx'
import { Brand } from '../Brand.tsx'
import { LoadingScreen } from '../LoadingScreen.tsx'
import { HOME } from '../paths.ts'
import styles from './LoginRoute.module.css'

/** The front door: the isles at dusk and the form on paper. Never loads the canvas. */
export function LoginRoute() {
  const navigate = useNavigate()
  const isSignedIn = useSession(({ state }) => state === 'true')
  // Without an answer the form stands all the same: it says itself that the server does not answer.
  const isAsking = useSession(({ state, isUnanswered }) => state === 'unknown' && !isUnanswered)
  const background = usePlatform(({ settings }) => settings?.platformBackgroundURL)
  if (isAsking) return <LoadingScreen />
  if (isSignedIn) {
    return (
      <>
        <LoadingScreen />
        <Navigate to={HOME} replace />
      </>
    )
  }

  return (
    <div className={styles.door}>
      <picture className={styles.still}>
        {!background && (
          <source
            media="(max-width: 699px), (max-aspect-ratio: 1)"
            srcSet="/assets/art/login-portrait.webp"
          />
        )}
        <img
          src={background || '/assets/art/login.webp'}
          alt=""
          fetchPriority="high"
          onLoad={(event) => layBeneath(event.currentTarget)}
        />
      </picture>
      <div className={styles.brand} data-material="night">
        <Brand isLarge />
      </div>
      <div className={styles.language}>
        <LanguageMenu />
      </div>
      <main className={styles.paper}>
        <LoginForm
          onSignIn={async (credentials) => {
            await navigate(await signIn(credentials), { replace: true })
          }}
        />
      </main>
    </div>
  )
}

/** What loads after the front door stands over its picture (LoadingScreen.module.css), until the map is there. */
function layBeneath(picture: HTMLImageElement): void {
  const { objectPosition } = getComputedStyle(picture)
  document.documentElement.style.setProperty(
    '--door',
    `url("${picture.currentSrc}") ${objectPosition} / cover`,
  )
}
