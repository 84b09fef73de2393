import { useImperativeHandle, type Ref } from 'react'
import type { Launch } from '#shared/contract/attempts.ts'
import type { FromLaunch, ToLaunch } from '#kinds/scorm/shared/package-messages.ts'
import styles from './ScormPlayer.module.css'
import { usePackage } from './use-package.ts'

export interface PackageFrameHandle {
  /** Lets the package say goodbye before its frame goes. */
  close: () => Promise<void>
}

interface PackageFrameProps {
  ref: Ref<PackageFrameHandle>
  launch: Launch
  opening: ToLaunch
  title: string
  /** Something lies over it: neither keys nor fingers get there. */
  isCovered: boolean
  onReport: (report: Extract<FromLaunch, { say: 'kept' }>) => void
}

const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals'

/** The launch page of a package. What runs there reaches nothing of ours: another origin, and a sandbox around it. */
export function PackageFrame(props: PackageFrameProps) {
  const { ref, launch, opening, title, isCovered, onReport } = props
  const { frame, close } = usePackage({ origin: launch.origin, opening, onReport })
  useImperativeHandle(ref, () => ({ close }), [close])
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      sandbox={launch.opensWindows ? `${SANDBOX} allow-popups` : SANDBOX}
      allow="autoplay; fullscreen; unload"
      referrerPolicy="no-referrer"
      inert={isCovered}
      src={launch.page}
    />
  )
}
