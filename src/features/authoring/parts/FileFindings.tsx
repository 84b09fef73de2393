import { useFindingWords } from '#src/i18n/finding-words.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { useAuthoring } from '../use-authoring.ts'

/** What the last check says of a file that the form names. */
export function FileFindings({ path }: { path: string }) {
  const { findings } = useAuthoring()
  const say = useFindingWords()
  return findings
    .filter(({ file }) => file === path)
    .map((finding, index) => {
      const { problem, hint, lang } = say(finding)
      return (
        <Notice key={index} tone={finding.severity === 'error' ? 'error' : 'warn'}>
          <div lang={lang}>
            <p>
              <strong>{problem}</strong>
            </p>
            {hint !== '' && <p>{hint}</p>}
          </div>
        </Notice>
      )
    })
}
