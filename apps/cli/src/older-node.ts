// The published commands run on Node 20, which lacks these two. Imported before everything else.
import "core-js/actual/map/group-by.js";
import "core-js/actual/promise/with-resolvers.js";
