import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";
import { once } from "node:events";
import pg from "pg";

// The least that could answer, for a figure to be compared with: node:http and nothing else.
//   node bare.ts page URL            the bytes of that page, out of memory
//   node bare.ts answer URL          the same with every header that it goes out with
//   node bare.ts query CONFIG OWNER  the newest page of a history, asked of PostgreSQL each time
// Prints its address.

const [kind, ...words] = process.argv.slice(2);
const server = kind === "query" ? bareQuery(...words) : await barePage(words[0], kind === "answer");
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  process.stdout.write(`http://localhost:${port}\n`);
});

async function barePage(url = "", hasAllHeaders: boolean) {
  // Not fetch: the bytes are wanted as they are sent.
  const [reply] = await once(get(url, { headers: { "accept-encoding": "br" } }), "response");
  const body = await buffer(reply);
  const encoding = reply.headers["content-encoding"];
  const few = {
    "Content-Type": reply.headers["content-type"],
    ...(encoding === undefined ? {} : { "Content-Encoding": encoding }),
    "Content-Length": String(body.length),
  };
  // Those of the connection are node:http's own.
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...all } = reply.headers;
  const headers = hasAllHeaders ? all : few;
  return createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
}

function bareQuery(config = "", ownerId = "") {
  const pool = new pg.Pool(JSON.parse(config));
  return createServer((_request, response) => {
    void pool.query(newest, [ownerId]).then(({ rows }) => {
      response.writeHead(200, { "Content-Type": "application/json; charset=utf-8" });
      response.end(
        JSON.stringify(rows.map(({ id, report, at }) => ({ id, ...report, createdAt: at }))),
      );
    });
  });
}

const newest = `
  select id, created_at as at, report from analyses
  where id in (
    select id from analyses where owner_id = $1 order by created_at desc, id desc limit 51)
  order by created_at desc, id desc`;
