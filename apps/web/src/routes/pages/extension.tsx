export default function Extension() {
  return <h1>Extension</h1>;
}
