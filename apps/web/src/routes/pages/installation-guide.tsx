export default function InstallationGuide() {
  return <h1>InstallationGuide</h1>;
}
