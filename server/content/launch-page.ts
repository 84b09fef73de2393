/** Our own page around a package: it holds the API that the package looks for, and a frame for it. @param origin of the page that shows it */
export function launchPage(origin: string): string {
  return `<!doctype html>
<html lang="en" data-owner="${escape(origin)}">
  <head>
    <meta charset="utf-8">
    <title>Waymark</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <style>html, body { height: 100%; margin: 0; overflow: hidden; background: #fff } iframe { display: block; width: 100%; height: 100%; border: 0 }</style>
  </head>
  <body>
    <script type="module" src="/launch.js"></script>
  </body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
