import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { zipOf, type ZipEntry } from '../../server/intake/testing/zip.ts'
import type { Course } from './course.ts'
import { escaped, manifestOf } from './manifest.ts'
import { picturesOf } from './pictures.ts'

const HERE = 'art/packages'
/** Those of lessons alone, and those that cards show, too. */
const PICTURES = ['art/packages/pictures', 'scenes/lantern-isles/pictures']
const FONT = 'node_modules/@fontsource-variable/figtree'

/** A course as a SCORM 1.2 package: the same bytes whenever its sources are the same. */
export async function packOf(course: Course): Promise<Buffer> {
  return zipOf(await filesOf(course))
}

/** What lies in the package, the manifest first. */
export async function filesOf(course: Course): Promise<ZipEntry[]> {
  const { parts, words } = course
  const shared: ZipEntry[] = [
    { name: 'course.js', content: `window.course = ${JSON.stringify(course)}\n` },
    { name: 'lesson.js', content: await lessonScript() },
    { name: 'lesson.css', content: readFileSync(join(HERE, 'page/lesson.css')) },
    ...['latin', 'latin-ext'].map((subset) => ({
      name: `fonts/figtree-${subset}.woff2`,
      content: readFileSync(join(FONT, `files/figtree-${subset}-wght-normal.woff2`)),
      isStored: true,
    })),
    { name: 'fonts/LICENSE.txt', content: readFileSync(join(FONT, 'LICENSE')) },
    ...picturesOf(parts).map((name) => ({
      name: `pictures/${name}.svg`,
      content: drawing(`${name}.svg`),
    })),
  ]
  const pages = parts.map(({ id }) => ({
    name: `${id}.html`,
    content: pageOf(id, words.en.parts[id]?.title ?? ''),
  }))
  const names = shared.map(({ name }) => name)
  return [{ name: 'imsmanifest.xml', content: manifestOf(course, words.en, names) }, ...pages, ...shared]
}

function drawing(file: string): Buffer {
  const folder = PICTURES.find((one) => existsSync(join(one, file)))
  if (folder === undefined) throw new Error(`There is no drawing ${file}.`)
  return readFileSync(join(folder, file))
}

function pageOf(part: string, title: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="lesson.css">
</head>
<body data-part="${part}">
<script src="course.js"></script>
<script src="lesson.js"></script>
</body>
</html>
`
}

/** What runs in every lesson, as one script that any browser of the last years takes. */
async function lessonScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: join(HERE, 'page/lesson.ts'), formats: ['iife'], name: 'lesson' },
      // no comments that name the sources: where they lie is no part of a package
      rolldownOptions: { experimental: { attachDebugInfo: 'none' } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('The lesson was not built.')
  return output.output[0].code
}
